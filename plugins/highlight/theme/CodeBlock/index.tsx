import type {JSX} from 'react';
import {useMemo} from 'react';
import CodeBlock from '@theme-init/CodeBlock';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {CodeSource} from '../../client';

interface Props extends CodeBlockProps {
  /** Written by `remark/code-tokens`. */
  tokens?: string;
}

/** The theme's code block with the colors that its page brings along. */
export default function ColoredCodeBlock({tokens, ...props}: Props): JSX.Element {
  const code = typeof props.children === 'string' ? props.children : null;
  const source = useMemo(() => (tokens === undefined || code === null ? null : {code, tokens}), [code, tokens]);
  return (
    <CodeSource value={source}>
      <CodeBlock {...props} />
    </CodeSource>
  );
}
