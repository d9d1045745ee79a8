import React, {type ComponentProps, type ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import PageHead from '@site/src/components/ui/PageHead';

type Props = ComponentProps<typeof Content>;

/** Puts the line of page facts between the title and the text. */
export default function DocItemContent({children, ...props}: Props): ReactNode {
  return (
    <Content {...props}>
      <PageHead />
      {children}
    </Content>
  );
}
