import {describe, expect, it} from 'vitest';
import messages from './messages.json';
import {bannerScript} from './script';

describe('bannerScript', () => {
  it('is one valid script that cannot close its own element', () => {
    const script = bannerScript('/wordpress/', {...messages.ru, title: '</script><b>'});
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toContain('</script>');
  });

  it('has every text in both languages', () => {
    expect(Object.keys(messages.ru)).toEqual(Object.keys(messages.en));
  });
});
