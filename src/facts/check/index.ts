import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shapes, type MessagesFile, type TariffsFile} from '../shapes';
import {shown, type FactProblem} from './problem';
import {duplicateIds, tariffContradictions, unknownGroups} from './rules';
import {shapeProblems} from './shapes';

export {FactsError, type FactProblem} from './problem';

type Read = {content: unknown} | {problem: FactProblem};

function readJson(folder: string, file: string): Read {
  if (!existsSync(path.join(folder, file))) {
    return {problem: {file, path: '', value: 'the file is missing', fix: `Write facts/${file}, or delete its shape`}};
  }
  try {
    return {content: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown};
  } catch (error) {
    const value = error instanceof Error ? error.message : shown(error);
    return {problem: {file, path: '', value, fix: 'Correct the JSON'}};
  }
}

function rulesOf(file: string, content: unknown): FactProblem[] {
  return [
    ...duplicateIds(file, content),
    ...(file === 'messages.json' ? unknownGroups(content as MessagesFile) : []),
    ...(file === 'tariffs.json' ? tariffContradictions(content as TariffsFile) : []),
  ];
}

/**
 * Everything that is wrong with the files of a facts folder: shapes, then ids and references. Runs on the machine that
 * builds, never in a browser.
 */
export function factProblems(folder: string): FactProblem[] {
  const unknownFiles = readdirSync(folder).filter((name) => name.endsWith('.json') && !shapes.has(name));
  return [
    ...unknownFiles.map((file) => ({
      file,
      path: '',
      value: 'the file has no shape',
      fix: 'Describe it in src/facts/shapes',
    })),
    ...[...shapes].flatMap(([file, shape]) => {
      const read = readJson(folder, file);
      if ('problem' in read) {
        return [read.problem];
      }
      const broken = shapeProblems(file, read.content, shape);
      return broken.length > 0 ? broken : rulesOf(file, read.content);
    }),
  ];
}
