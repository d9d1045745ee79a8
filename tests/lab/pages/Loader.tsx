import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import {type ComponentType, type ReactElement, useState} from 'react';
import Loadable from 'react-loadable';

type LoadedModule = {default: ComponentType};

function Loaded(): ReactElement {
  return <p data-lab="loaded">Lab: loaded</p>;
}

/** Stays pending until a `lab:loader` event on the window says how it ends: 'load' or 'fail'. */
function load(): Promise<LoadedModule> {
  return new Promise((resolve, reject) => {
    function settle(event: Event): void {
      if (event instanceof CustomEvent && event.detail === 'load') {
        resolve({default: Loaded});
      } else {
        reject(new Error('Lab: the part did not load'));
      }
    }
    window.addEventListener('lab:loader', settle, {once: true});
  });
}

function createPart(): ComponentType {
  return Loadable({loader: load, loading: Loading, render: ({default: Part}) => <Part />});
}

/** A page that loads a part of itself on demand, as routes do. */
export default function Loader(): ReactElement {
  const [part, setPart] = useState<{Part: ComponentType} | null>(null);
  return (
    <Layout title="Lab: loader">
      <main className="container margin-vert--lg">
        <h1>Lab: loader</h1>
        <button type="button" data-lab="start" onClick={() => setPart({Part: createPart()})}>
          Start
        </button>
        <div data-lab="part">{part && <part.Part />}</div>
      </main>
    </Layout>
  );
}
