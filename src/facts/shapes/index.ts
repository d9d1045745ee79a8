import type * as z from 'zod';
import {dataFile} from './data';
import {driftAllowedFile, sourcesLockFile, sourcesUnclaimedFile} from './drift';
import {glossaryFile} from './glossary';
import {hooksFile} from './hooks';
import {labelsFile} from './labels';
import {logsFile} from './logs';
import {messagesFile} from './messages';
import {ordersFile} from './orders';
import {requirementsFile} from './requirements';
import {settingsFile} from './settings';
import {tariffsFile} from './tariffs';
import {versionsFile} from './versions';

export type * from './common';
export type * from './data';
export type * from './drift';
export type * from './glossary';
export type * from './hooks';
export type * from './labels';
export type * from './logs';
export type * from './messages';
export type * from './orders';
export type * from './requirements';
export type * from './settings';
export type * from './tariffs';
export type * from './versions';

/** Name of each file of facts/ → its shape. */
export const shapes: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries({
    'data.json': dataFile,
    'drift-allowed.json': driftAllowedFile,
    'glossary.json': glossaryFile,
    'hooks.json': hooksFile,
    'labels.json': labelsFile,
    'logs.json': logsFile,
    'messages.json': messagesFile,
    'orders.json': ordersFile,
    'requirements.json': requirementsFile,
    'settings.json': settingsFile,
    'sources-unclaimed.json': sourcesUnclaimedFile,
    'sources.lock.json': sourcesLockFile,
    'tariffs.json': tariffsFile,
    'versions.json': versionsFile,
  }),
);
