const dated = /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g;

/**
 * The PDF with the time of its sources in the place of that of its rendering, so that the same sources are the same
 * bytes. The length stays, and so does the place of everything that its tables point at.
 * @param time ISO 8601
 * @throws Error when the PDF does not write its dates as Chromium writes them
 */
export function datedAt(pdf: Uint8Array, time: string): Uint8Array {
  const digits = new Date(time).toISOString().replace(/\D/g, '').slice(0, 14);
  // A character for every byte, there and back.
  const text = Buffer.from(pdf).toString('latin1');
  const changed = text.replace(dated, (_, name: string) => `/${name} (D:${digits}+00'00')`);
  if (changed.length !== text.length || !text.match(dated)) {
    throw new Error(
      'This Chromium writes the dates of a PDF in another way: see plugins/post-build/offline-editions/pdf/dates.ts.',
    );
  }
  return Buffer.from(changed, 'latin1');
}
