declare module 'snowball-stemmers' {
  export interface Stemmer {
    stem(word: string): string;
  }
  /** @throws TypeError when the language is unknown */
  export function newStemmer(language: 'english' | 'russian'): Stemmer;
}
