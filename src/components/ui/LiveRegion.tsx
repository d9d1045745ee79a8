import React, {type ReactNode} from 'react';

/** A line that screen readers announce when it changes; it must be in the page before it has text. */
export default function LiveRegion({children, className}: {children?: ReactNode; className?: string}) {
  return (
    <p role="status" className={className}>
      {children}
    </p>
  );
}
