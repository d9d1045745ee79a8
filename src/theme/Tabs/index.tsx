import type {KeyboardEvent, ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';

/** The theme's tabs take Enter only; the pattern for tabs of the W3C names the space bar as well. */
function pressOnSpace(event: KeyboardEvent): void {
  if (event.key === ' ' && event.target instanceof HTMLElement && event.target.role === 'tab') {
    event.preventDefault();
    event.target.click();
  }
}

/** The theme's tabs, which the space bar chooses too. */
export default function TabsWithSpace(props: Props): ReactNode {
  return (
    <div onKeyDown={pressOnSpace}>
      <Tabs {...props} />
    </div>
  );
}
