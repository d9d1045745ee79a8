/** Words and phrases of one meaning, a group a line, in both languages. */
export const glossary: string[][] = [];
