import * as z from 'zod';
import {nearest} from '../nearest';
import {shown, type FactProblem} from './problem';

type Issue = z.core.$ZodIssue;

/** What a shape says about an issue unless it has a fix of its own; only here the shape itself is at hand. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code !== 'unrecognized_keys') {
    return '';
  }
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  const near = new Set(issue.keys.flatMap((key) => nearest(key, known)));
  return `Use one of its known keys: ${[...near].join(', ')}`;
}

const typeNames: Readonly<Record<string, string>> = {record: 'object', int: 'integer'};

/** The types that a value may have. */
function typesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_union') {
    return issue.errors.flat().flatMap(typesOf);
  }
  return issue.code === 'invalid_type' ? [typeNames[issue.expected] ?? issue.expected] : [];
}

/** The issues behind one of a union: those of the options that take the type of the value, if any does. */
function behind(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') {
    return [issue];
  }
  const meant = issue.errors.filter(
    (option) => !option.some(({code, path}) => code === 'invalid_type' && !path.length),
  );
  return meant.length === 0
    ? [issue]
    : meant.flat().flatMap((one) => behind({...one, path: [...issue.path, ...one.path]}));
}

const unitOf = ({input}: Issue): string => (typeof input === 'number' ? '' : ' long');

/** What a value breaks, and what to do about it. */
function ruleOf(issue: Issue): {must: string; fix: string} {
  switch (issue.code) {
    case 'invalid_value':
      return {must: 'must be equal to one of the allowed values', fix: `Use one of ${issue.values.join(', ')}`};
    case 'invalid_format':
      return {must: `must match pattern ${issue.pattern}`, fix: `Write it to match ${issue.pattern}`};
    case 'invalid_type':
    case 'invalid_union':
      return {must: `must be ${typesOf(issue).join(' or ')}`, fix: `Make it ${typesOf(issue).join(' or ')}`};
    case 'too_small':
      return {must: `must be at least ${issue.minimum}${unitOf(issue)}`, fix: `Give at least ${issue.minimum}`};
    case 'too_big':
      return {must: `must be at most ${issue.maximum}${unitOf(issue)}`, fix: `Give at most ${issue.maximum}`};
    default:
      return {must: 'does not fit', fix: 'Correct it'};
  }
}

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function problemOf(file: string, issue: Issue): FactProblem {
  const {input, path, message} = issue;
  // JSON has no undefined: the key is not there.
  if (input === undefined) {
    const key = `the key “${String(path.at(-1))}”`;
    return {file, path: pointer(path.slice(0, -1)), value: `${key} is missing`, fix: `Add ${key}`};
  }
  if (issue.code === 'unrecognized_keys') {
    return {file, path: pointer(path), value: `unknown key “${issue.keys.join('”, “')}”`, fix: message};
  }
  const {must, fix} = ruleOf(issue);
  return {file, path: pointer(path), value: `${shown(input)} ${must}`, fix: message || fix};
}

/** What a file breaks of its shape. */
export function shapeProblems(file: string, content: unknown, shape: z.ZodType): FactProblem[] {
  const {error} = shape.safeParse(content, {error: messageOf, reportInput: true});
  const issues = (error?.issues ?? []).flatMap(behind);
  const wrongTypes = new Set(issues.filter(({code}) => code === 'invalid_type').map(({path}) => pointer(path)));
  return issues
    .filter(({code, path}) => code === 'invalid_type' || !wrongTypes.has(pointer(path)))
    .map((issue) => problemOf(file, issue));
}
