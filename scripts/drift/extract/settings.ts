import type {FieldShape} from '../model';
import {is, shortName, walk, type Node} from '../php/nodes';
import {placeOf, type Place} from '../php/places';
import type {Program} from '../php/program';
import {textOf, valueOf, type Value} from '../php/value';
import {asMap, entriesOf, ExtractError, translatedIn} from './arrays';

const settingsFile = 'src/Traits/SettingsFields.php';

export interface Settings {
  sections: Map<string, string>;
  fields: Map<string, FieldShape>;
  /** Texts of the form's own help and captions: a field covers them. */
  help: ReadonlySet<string>;
}

interface Form {
  entries: Map<string, Node>;
  place: Place;
}

/** The array that a method assigns to `$this-><property>`. */
function formOf(root: Node, property: string): Form {
  let form: Form | null = null;
  walk(root, (node, ancestors) => {
    if (is(node, 'assign') && is(node.left, 'propertylookup') && shortName(node.left.offset) === property) {
      form = {entries: entriesOf(node.right), place: placeOf(ancestors)};
    }
  });
  const found = form as Form | null;
  if (!found || found.entries.size === 0) {
    throw new ExtractError(settingsFile, `$this->${property} is no array of fields any more`);
  }
  return found;
}

function defaultOf(type: string, value: Value, options: Value): string {
  const first = options instanceof Map ? [...options.keys()][0] : undefined;
  if (type === 'checkbox') {
    return value === true || value === 'yes' ? 'on' : 'off';
  }
  if (value === null || value === '' || value instanceof Map) {
    return type === 'select' && first !== undefined ? first : 'empty';
  }
  return String(value);
}

/** Constraints as one line, in the order of their names. */
export function constraintsLine(constraints: Readonly<Record<string, unknown>>): string {
  return Object.entries(constraints)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => (value === true ? name : `${name}=${String(value)}`))
    .join(' ');
}

function fieldOf(key: string, node: Node, section: string, place: Place, program: Program): FieldShape {
  const entries = entriesOf(node);
  const value = (name: string): Value => valueOf(entries.get(name), place, program);
  const type = textOf(value('type'));
  const described = translatedIn(entries.get('description')) !== '';
  return {
    section,
    label: translatedIn(entries.get('title')) || key,
    type,
    default: defaultOf(type, value('default'), value('options')),
    constraints: constraintsLine(Object.fromEntries(asMap(value('custom_attributes')))),
    options: type === 'select' ? [...asMap(value('options')).values()].map(String).join(', ') : '',
    help: described ? (value('desc_tip') === true ? 'tip' : 'text') : 'none',
  };
}

/**
 * The settings form: sections, fields, defaults, labels.
 * @throws ExtractError when the form is not where it was
 */
export function extractSettings(program: Program): Settings {
  const file = program.files.find(({path}) => path === settingsFile);
  if (!file) {
    throw new ExtractError(settingsFile, 'the file is gone');
  }
  const sections = new Map<string, string>();
  const fields = new Map<string, FieldShape>();
  const help = new Set<string>();
  const read = ({entries, place}: Form, zone: boolean): void => {
    let section = zone ? 'zone' : '';
    for (const [key, node] of entries) {
      const own = entriesOf(node);
      help.add(translatedIn(own.get('description'))).add(translatedIn(own.get('label')));
      if (valueOf(own.get('type'), place, program) === 'title') {
        section = key;
        sections.set(key, translatedIn(own.get('title')));
      } else {
        fields.set(zone ? `zone/${key}` : key, fieldOf(key, node, section, place, program));
      }
    }
  };
  read(formOf(file.root, 'form_fields'), false);
  read(formOf(file.root, 'instance_form_fields'), true);
  return {sections, fields, help};
}
