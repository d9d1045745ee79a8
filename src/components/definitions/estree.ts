import type {Expression, ObjectExpression, Property} from 'estree';
import type {Json} from './definition';

function property(key: string, value: Json): Property {
  return {
    type: 'Property',
    key: {type: 'Literal', value: key},
    value: estreeOf(value),
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  };
}

function objectOf(value: {readonly [key: string]: Json}): ObjectExpression {
  return {type: 'ObjectExpression', properties: Object.entries(value).map(([key, one]) => property(key, one))};
}

/** JSON as an expression of the program that a page becomes. */
export function estreeOf(value: Json): Expression {
  if (typeof value === 'number' && value < 0) {
    return {type: 'UnaryExpression', operator: '-', prefix: true, argument: {type: 'Literal', value: -value}};
  }
  if (typeof value !== 'object' || value === null) {
    return {type: 'Literal', value};
  }
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: (value as readonly Json[]).map(estreeOf)};
  }
  return objectOf(value as {readonly [key: string]: Json});
}
