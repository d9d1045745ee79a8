/**
 * Stands in for core's `client/PendingNavigation`: a page that has come before the click is drawn together with the
 * move. The engine's own first draws the page that is left once more, with every link of it.
 */
import React, {type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import type {Location} from 'history';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload, {hasCome} from './preload';

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  isThere: boolean;
}

const began = (previousLocation: Location | null, location: Location) =>
  dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});

export default class PendingNavigation extends React.Component<Props, State> {
  override state = {isThere: true};
  private previousLocation: Location | null = null;
  private ended = began(null, this.props.location);

  override shouldComponentUpdate({location}: Props, {isThere}: State): boolean {
    if (location === this.props.location) {
      return isThere;
    }
    this.previousLocation = this.props.location;
    this.ended = began(this.previousLocation, location);
    if (isThere && hasCome(location.pathname)) {
      this.ended();
      return true;
    }
    this.setState({isThere: false});
    preload(location.pathname)
      .then(() => {
        this.ended();
        this.setState({isThere: true});
      })
      .catch((error: unknown) => {
        // eslint-disable-next-line no-console -- why the page is loaded anew is for who looks into it.
        console.warn(error);
        // A part may be gone with a new deployment: the browser loads the page as it is now, or says what is wrong.
        window.location.reload();
      });
    return false;
  }

  override render() {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
