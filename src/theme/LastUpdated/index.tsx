/** Nothing: the date of the last change stands under the title (src/components/ui/PageHead.tsx). */
export default function LastUpdated(): null {
  return null;
}
