/** What became of a copy: on the clipboard, opened instead since the browser lets no script copy, or not to be had. */
export type Outcome = 'copied' | 'opened' | 'unreachable';

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari lets a script write only while the click is handled: it gets the promise, not the text.
  const blob = text.then((known) => new Blob([known], {type: 'text/plain'}));
  // A clipboard that refuses at once never asks for it: the caller that reads the text gets the reason.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch {
    // Firefox before 127 has the class and takes no promises.
    await navigator.clipboard.writeText(await text);
  }
}

/** Puts the text at an address on the clipboard; where that is refused, opens it to be copied by hand. */
export async function copyMarkdown(address: string): Promise<Outcome> {
  const text = textAt(address);
  try {
    await write(text);
    return 'copied';
  } catch {
    return text.then(
      () => {
        window.location.assign(address);
        return 'opened';
      },
      () => 'unreachable',
    );
  }
}
