import {callsIn, type CallSite} from '../php/places';
import type {Program} from '../php/program';
import {isKnown, textArgument} from './arrays';

/** Functions that fire or plan a hook → which argument names it. */
const firing: Readonly<Record<string, number>> = {
  apply_filters: 0,
  apply_filters_ref_array: 0,
  do_action: 0,
  do_action_ref_array: 0,
  as_enqueue_async_action: 0,
  as_schedule_single_action: 1,
  as_schedule_recurring_action: 2,
  as_schedule_cron_action: 2,
  wp_schedule_single_event: 1,
  wp_schedule_event: 2,
};

const hearing = new Set(['add_action', 'add_filter']);

function calls(program: Program): CallSite[] {
  return program.files.flatMap(callsIn).filter(({owner}) => owner === null);
}

/** Hooks that the plugin fires or plans. */
export function firedHooks(program: Program): Map<string, string> {
  return new Map(
    calls(program).flatMap((call): [string, string][] => {
      const index = firing[call.name];
      const name = index === undefined ? null : textArgument(call, index, program);
      return isKnown(name) ? [[name, '']] : [];
    }),
  );
}

/** Everything that the plugin hooks into: name → priority. */
function heard(program: Program): [name: string, priority: string][] {
  return calls(program).flatMap((call): [string, string][] => {
    const name = hearing.has(call.name) ? textArgument(call, 0, program) : null;
    return isKnown(name) ? [[name, textArgument(call, 2, program) ?? '10']] : [];
  });
}

const ajaxHook = /^wp_ajax_(?:nopriv_)?/;

/** Hooks that the plugin listens to, without its own ones and the AJAX actions. */
export function heardHooks(program: Program): Map<string, string> {
  return new Map(heard(program).filter(([name]) => !ajaxHook.test(name) && !name.startsWith('cdekdelivery_')));
}

/** AJAX actions of the plugin. */
export function ajaxActions(program: Program): Map<string, string> {
  const names = heard(program).map(([name]) => name);
  return new Map(
    names.flatMap((name): [string, string][] => {
      if (ajaxHook.test(name)) {
        return [[name.replace(ajaxHook, ''), '']];
      }
      return name.startsWith('wc_ajax_') ? [[name.replace('wc_ajax_', 'wc-ajax '), '']] : [];
    }),
  );
}
