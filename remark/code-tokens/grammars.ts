import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const load = createRequire(__filename);

/** Grammars that others of Prism are built on, by language. */
const basis: Readonly<Record<string, readonly string[]>> = {php: ['markup-templating']};

/** Prism with its built-in languages and these, which its own files add to a global of that name. */
export function prismWith(languages: readonly string[]): typeof Prism {
  const before = globalThis.Prism;
  globalThis.Prism = Prism;
  try {
    for (const language of languages.flatMap((name) => [...(basis[name] ?? []), name])) {
      load(`prismjs/components/prism-${language}`);
    }
  } finally {
    globalThis.Prism = before;
  }
  return Prism;
}
