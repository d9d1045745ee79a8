declare module '@theme/PageTwin' {
  export {default} from './theme/PageTwin';
}
