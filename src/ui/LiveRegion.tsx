import React, {type ReactNode} from 'react';

/** A line that screen readers read out when it changes; it stands in the page before it says anything. */
export default function LiveRegion({children, className}: {children?: ReactNode; className?: string}) {
  return (
    <p role="status" className={className}>
      {children}
    </p>
  );
}
