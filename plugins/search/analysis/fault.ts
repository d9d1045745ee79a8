import {isNegation} from './negation';

/** Beginnings of words that say that something fails or is not as it should be, in any inflection. Normalized forms. */
const faultBeginnings = [
  'ошиб сбо[йеяю] пропа[влд] исчез пуст[аоыу] слома поломал завис зависа невер неправил некоррект недоступ отказ',
  'отклон отверг слет сбрас сброс теря потер пада упал рухнул глюч проблем критич фатал лишн чуж вместо отлича расход',
  'выруб отвал вылет виси[тш] странн молчит тишин крив косяк накры лег$ bust bork',
  'error fail empty blank missing broke crash wrong gone lost lose stuck invalid incorrect unavailable disappear',
  'vanish refus reject declin denied differ mismatch problem issue fatal critical bug instead gr[ae]yed hang hung freez',
  'dead weird strange nothing ругает жалу тупит скач бешен задво одинаков двойн overpric twice double duplic charged',
]
  .join(' ')
  .split(' ');

const faultPattern = new RegExp(`^(?:${faultBeginnings.join('|')})`);

/** True for words that describe a fault: something is not so, fails, is lost or wrong. Normalized forms. */
export function isFault(forms: readonly string[]): boolean {
  return forms.some((form) => isNegation(form) || faultPattern.test(form));
}
