import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexFolder, indexPath} from '../engine/indexFile';
import {devServer} from './devServer';

describe('devServer', () => {
  let outDir = '';
  const warnings = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const server = () => devServer({outDir, baseUrl: '/wordpress/en/'}).devServer;

  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'dev-server-'));
    warnings.mockClear();
  });

  afterEach(() => rmSync(outDir, {recursive: true}));

  it('answers searches from the last build of the language', () => {
    expect(server().static).toMatchObject([
      {directory: join(outDir, indexFolder), publicPath: `/wordpress/en/${indexFolder}`},
    ]);
  });

  it('warns that there is no build to search in, and how to make one', () => {
    server().onListening();
    expect(warnings).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/No build to search in yet.+npm run build/));
  });

  it('is silent when there is one', () => {
    mkdirSync(dirname(join(outDir, indexPath)), {recursive: true});
    writeFileSync(join(outDir, indexPath), '{}');
    server().onListening();
    expect(warnings).not.toHaveBeenCalled();
  });
});
