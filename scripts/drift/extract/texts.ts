import ts from 'typescript';
import type {TextShape} from '../model';
import {callsIn, type CallSite} from '../php/places';
import type {Program} from '../php/program';
import {isTranslator} from '../php/value';
import type {PluginSource} from '../source';
import {isKnown, textArgument} from './arrays';

/** Levels of the plugin's logger. */
const levels = new Set(['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency']);

function shape(call: CallSite, text: string | null): TextShape[] {
  return isKnown(text) ? [{text, place: `${call.file}:${call.line}`, thrown: call.thrown}] : [];
}

/** Texts that a call shows or throws: a translation (its plural too), an exception's literal, a PHP error. */
function textsOf(call: CallSite, program: Program): TextShape[] {
  if (isTranslator(call.name) && call.owner === null) {
    const plural = /_nx?$/.test(call.name) ? shape(call, textArgument(call, 1, program)) : [];
    return [...shape(call, textArgument(call, 0, program)), ...plural];
  }
  if (call.name === 'trigger_error') {
    return shape(call, textArgument(call, 0, program));
  }
  if (call.name !== '__construct' || call.owner === null || program.classes.has(call.owner)) {
    return [];
  }
  // A WordPress error is made of a code and a text; exceptions of PHP of a text.
  if (call.owner === 'WP_Error') {
    return shape(call, textArgument(call, 1, program));
  }
  return call.thrown && /(?:Exception|Error)$/.test(call.owner) ? shape(call, textArgument(call, 0, program)) : [];
}

/** Texts of the PHP code. */
export function phpTexts(program: Program): TextShape[] {
  return program.files.flatMap(callsIn).flatMap((call) => textsOf(call, program));
}

/** Entries that the PHP code writes to the log. */
export function logTexts(program: Program): TextShape[] {
  const calls = program.files.flatMap(callsIn).filter(({name, owner}) => owner === 'Logger' && levels.has(name));
  return calls.flatMap((call) =>
    shape(call, textArgument(call, 0, program)).map((one) => ({...one, text: `${call.name}: ${one.text}`})),
  );
}

function translatorOf(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) {
    return callee.text;
  }
  if (ts.isParenthesizedExpression(callee)) {
    return translatorOf(callee.expression);
  }
  if (ts.isBinaryExpression(callee)) {
    return translatorOf(callee.right);
  }
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : null;
}

function scriptTextsOf(file: string, content: string): TextShape[] {
  const root = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const texts: TextShape[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslator(translatorOf(node.expression))) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) {
        const {line} = root.getLineAndCharacterOfPosition(node.getStart(root));
        texts.push({text: first.text, place: `${file}:${line + 1}`, thrown: false});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}

/** Title and description of a block, which WordPress translates itself. */
function blockTextsOf(file: string, content: string): TextShape[] {
  const {title, description} = JSON.parse(content) as {title?: string; description?: string};
  return [title, description].flatMap((text) => (text ? [{text, place: file, thrown: false}] : []));
}

/** Texts of the scripts: of the sources of a checkout, or of the built files of a release. */
export function scriptTexts({files}: PluginSource): TextShape[] {
  const scripts = [...files].filter(([path]) => /^(?:src\/Frontend|build)\//.test(path));
  return scripts.flatMap(([path, content]) => {
    if (path.endsWith('block.json')) {
      return blockTextsOf(path, content);
    }
    return path.endsWith('.js') ? scriptTextsOf(path, content) : [];
  });
}
