interface FrameHost {
  requestAnimationFrame(callback: () => void): number;
  cancelAnimationFrame(handle: number): void;
}

/**
 * Calls back in the second animation frame from now and returns a cancel function. The head
 * manager writes the document title in the first frame after a route update; a tab in the
 * background has no frames, so its page counts when the reader looks at it.
 */
export function afterPaint(host: FrameHost, callback: () => void): () => void {
  let handle = host.requestAnimationFrame(() => {
    handle = host.requestAnimationFrame(callback);
  });
  return () => host.cancelAnimationFrame(handle);
}
