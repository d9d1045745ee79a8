import {describe, expect, it, vi} from 'vitest';
import {diagnose, type DiagnoseHost} from './diagnose';

function host(onLine: boolean, answer: () => Promise<{status: number}>): DiagnoseHost {
  return {navigator: {onLine}, fetch: vi.fn(answer)};
}

describe('diagnose', () => {
  it('does not ask while the browser is offline', async () => {
    const offline = host(false, async () => ({status: 200}));
    expect(await diagnose(offline, '/a.jpg')).toBe('offline');
    expect(offline.fetch).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [500, 'failed'],
    [200, 'failed'],
  ])('reads status %i as %s', async (status, problem) => {
    expect(
      await diagnose(
        host(true, async () => ({status})),
        '/a.jpg',
      ),
    ).toBe(problem);
  });

  it('tells a refused connection from a lost network', async () => {
    expect(
      await diagnose(
        host(true, () => Promise.reject(new TypeError('refused'))),
        '/a.jpg',
      ),
    ).toBe('failed');
    const lost = host(true, async () => {
      lost.navigator.onLine = false;
      throw new TypeError('lost');
    });
    expect(await diagnose(lost, '/a.jpg')).toBe('offline');
  });
});
