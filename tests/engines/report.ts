import {notTried} from './engines';

/** Says at the end of a run what it did not try. */
export default function report(): () => void {
  return () => notTried().forEach((line) => console.log(line));
}
