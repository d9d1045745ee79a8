import file from '../../facts/hooks.json';
import {lookup} from './lookup';
import type {FiredHook, HeardHook, HooksFile, ScheduledHook, ShopHook} from './shapes';

/** Hooks that the plugin fires, hears and schedules, and WooCommerce hooks that work with it. */
export const hooks = file as HooksFile;

export type HookKind = Exclude<keyof HooksFile, 'notes'>;

/** The lists of the file. */
export const hookKinds: readonly HookKind[] = ['fires', 'shop', 'listens', 'scheduled'];

export type Hook = FiredHook | ShopHook | HeardHook | ScheduledHook;

/** Every hook of the file, kind after kind. */
export function allHooks(): Hook[] {
  return [...hooks.fires, ...hooks.shop, ...hooks.listens, ...hooks.scheduled];
}

/** A hook of any kind by its id; throws UnknownFactError. */
export const hook = lookup<Hook>('hook', 'facts/hooks.json', allHooks);
