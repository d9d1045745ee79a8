import type {AllContent} from '@docusaurus/types';
import {docsVersions} from '../../docusaurus/docs';

function namesOf(frontMatter: Readonly<Record<string, unknown>>, source: string): string[] {
  const {aliases = []} = frontMatter;
  const named =
    Array.isArray(aliases) && aliases.every((alias) => typeof alias === 'string' || typeof alias === 'number');
  if (!named) {
    throw new Error(
      `${source}: front matter “aliases” must be a list of words or phrases, such as aliases: [наложка, COD].`,
    );
  }
  return aliases.map(String);
}

/**
 * Other names of the documents, from the front matter field `aliases`, by the path of the document.
 * @throws Error naming the file whose field is not a list of words
 */
export function aliasesOf(allContent: AllContent): Map<string, string[]> {
  const docs = Object.values(docsVersions(allContent)).flatMap((versions) =>
    versions.flatMap((version) => version.docs),
  );
  return new Map(docs.map(({permalink, frontMatter, source}) => [permalink, namesOf({...frontMatter}, source)]));
}
