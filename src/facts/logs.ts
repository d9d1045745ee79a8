import file from '../../facts/logs.json';
import {lookup} from './lookup';
import type {LogEntry, LogsFile} from './shapes';

/** Entries of the plugin's log. */
export const logs = file as LogsFile;

/** An entry of the log by its id; throws UnknownFactError. */
export const logEntry = lookup<LogEntry>('log entry', 'facts/logs.json', () => logs.entries);
