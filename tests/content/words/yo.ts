import type {Problem} from '../../../plugins/content-checks/problem';
import type {SourceText} from './text';

/** Words that are written with ё in every meaning; a star means any ending. */
const withYo = [
  'ещё её неё своё моё твоё чьё трёх четырёх трём четырём вдвоём втроём причём вперёд',
  'платёж платёжн* учёт учёта учёту учётом учёте расчёт* пересчёт* отчёт* счёт приём приёма приёме подъём* объём*',
  'берёт берётся берёте берём даёт даётся даёте даём отдаёт передаёт создаёт создаётся создаёте остаётся',
  'придёт придётся пройдёт найдёт найдётся найдёте пойдёт идёт уйдёт уедёт войдёт подойдёт сойдётся дойдёт везёт несёт ведёт',
  'пришлёт возьмёт начнёт поймёт займёт вернёт вернётся ждёт ответёт сочтёт учтёт растёт живёт назовёт',
  'щёлкн* звёздочк* партнёр* надёжн* жёстк* населённ* определённ* подключённ*',
  'лёгкий лёгкая лёгкую лёгкие лёгких тяжёлый тяжёлая тяжёлую тяжёлые тяжёлых дешёвый дешёвая дешёвую дешёвые',
  'зелёный зелёная зелёную зелёной зелёным зелёные чёрный чёрная жёлтый жёлтая тёмный тёмная тёмную',
  'удалён отменён определён разрешён запрещён изменён сохранён подтверждён введён переведён учтён включён подключён',
  'возвращён завершён отклонён обновлён защищён закреплён прикреплён применён решён стёрт стёрты стёртый',
]
  .join(' ')
  .split(' ')
  .filter((word) => word.includes('ё'));

const flat = (word: string): string => word.replaceAll('ё', 'е');
const pattern = new RegExp(
  `(?<!\\p{L})(?:${withYo.map((word) => flat(word).replace('*', '\\p{L}*')).join('|')})(?!\\p{L})`,
  'giu',
);

/** Words without the ё that a reader needs, in Russian texts of our own. */
export function yoProblems(texts: readonly SourceText[], labels: readonly string[]): Problem[] {
  return texts
    .filter(({language, isLabel}) => language === 'ru' && !isLabel)
    .flatMap(({file, line, text}) => {
      const own = labels.reduce((rest, label) => rest.replaceAll(label, ' '), text);
      return (own.match(pattern) ?? [])
        .filter((word) => !word.includes('ё'))
        .map((word) => ({file, line, value: `the word “${word}” lacks its ё`, fix: 'Write it with ё'}));
    });
}
