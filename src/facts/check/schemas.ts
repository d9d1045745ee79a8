import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {nearest} from '../nearest';
import {shown, type FactProblem} from './problem';

const suffix = '.schema.json';
/** Holds shapes for the other schemas and describes no file itself. */
const shared = `common${suffix}`;

/** The schemas of a folder, compiled: name of a facts file → validator. */
export function compileSchemas(folder: string): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({allErrors: true, verbose: true, strict: true, strictTypes: false, strictRequired: false});
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  for (const name of names) {
    ajv.addSchema(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as AnySchemaObject);
  }
  return new Map(
    names
      .filter((name) => name !== shared)
      .map((name) => [name.replace(suffix, '.json'), ajv.getSchema(name) as ValidateFunction]),
  );
}

function fixOf({keyword, params, parentSchema}: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      return `Use one of its known keys: ${nearest(String(params.additionalProperty), known).join(', ')}`;
    }
    case 'required':
      return `Add the key “${String(params.missingProperty)}”`;
    case 'enum':
      return `Use one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'pattern':
      return `Write it to match ${String(params.pattern)}`;
    case 'type':
      return `Make it ${String(params.type)}`;
    case 'minItems':
      return `Give at least ${String(params.limit)}`;
    case 'minLength':
      return 'Write something into it';
    default:
      return `Correct it (schema keyword “${keyword}”)`;
  }
}

function valueOf({keyword, params, data, message}: ErrorObject): string {
  if (keyword === 'additionalProperties') {
    return `unknown key “${String(params.additionalProperty)}”`;
  }
  if (keyword === 'required') {
    return `the key “${String(params.missingProperty)}” is missing`;
  }
  return `${shown(data)} ${message ?? 'does not fit the schema'}`;
}

/** Keywords that only report that a nested one failed. */
const wrappers = new Set(['anyOf', 'allOf', 'if', '$ref']);

/** What a file breaks of its schema. */
export function schemaProblems(file: string, content: unknown, validate: ValidateFunction): FactProblem[] {
  if (validate(content)) {
    return [];
  }
  const errors = validate.errors ?? [];
  const meaningful = errors.filter(({keyword}) => !wrappers.has(keyword));
  const real = meaningful.filter(
    ({keyword, schemaPath}) => !(keyword === 'type' && /\/anyOf\/1\/type$/.test(schemaPath)),
  );
  return (real.length > 0 ? real : errors).map((error) => ({
    file,
    path: error.instancePath,
    value: valueOf(error),
    fix: fixOf(error),
  }));
}
