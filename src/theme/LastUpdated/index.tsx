/** Nothing: the date of the last change is under the title (src/components/ui/PageHead.tsx). */
export default function LastUpdated(): null {
  return null;
}
