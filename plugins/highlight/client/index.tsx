/**
 * Replaces prism-react-renderer, on the server and in the browser: the theme draws code through it. The tokens
 * come with the page instead of from a highlighter, their colors from a style sheet instead of from attributes.
 */
import {createContext, useContext, useMemo, type JSX} from 'react';
import clsx from 'clsx';
import {decodeTokens, type CodeToken} from './decode';

/** Code as written with its encoded tokens, for the block inside. */
export const CodeSource = createContext<{code: string; tokens: string} | null>(null);

interface Props {
  code: string;
  language: string;
  children: (drawn: {
    tokens: CodeToken[][];
    className: string;
    getLineProps: (input: {className?: string}) => {className: string};
    getTokenProps: (input: {token: CodeToken}) => {className: string; children: string};
  }) => JSX.Element;
}

export function Highlight({code, language, children}: Props): JSX.Element {
  const source = useContext(CodeSource);
  return children({
    tokens: useMemo(() => decodeTokens(code, source), [code, source]),
    className: `prism-code language-${language.toLowerCase()}`,
    getLineProps: ({className}) => ({className: clsx('token-line', className)}),
    getTokenProps: ({token}) => ({className: clsx('token', token.types), children: token.content}),
  });
}

/** Called when the theme starts; no language has to be registered. */
export const Prism = {};
