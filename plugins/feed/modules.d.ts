declare module '@theme/FeedLink' {
  export {default} from './theme/FeedLink';
}
