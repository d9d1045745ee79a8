import {describe, expect, it, vi} from 'vitest';
import {afterPaint} from './paint.ts';

function frameHost() {
  const frames = new Map<number, () => void>();
  let last = 0;
  return {
    requestAnimationFrame(callback: () => void) {
      last += 1;
      frames.set(last, callback);
      return last;
    },
    cancelAnimationFrame(handle: number) {
      frames.delete(handle);
    },
    runFrame() {
      const due = [...frames.values()];
      frames.clear();
      due.forEach((frame) => frame());
    },
  };
}

describe('afterPaint', () => {
  it('calls back in the second frame', () => {
    const host = frameHost();
    const callback = vi.fn();
    afterPaint(host, callback);
    host.runFrame();
    expect(callback).not.toHaveBeenCalled();
    host.runFrame();
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each([0, 1])('does not call back when cancelled after %i frames', (count) => {
    const host = frameHost();
    const callback = vi.fn();
    const cancel = afterPaint(host, callback);
    for (let frame = 0; frame < count; frame += 1) {
      host.runFrame();
    }
    cancel();
    host.runFrame();
    host.runFrame();
    expect(callback).not.toHaveBeenCalled();
  });
});
