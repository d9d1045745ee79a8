import type {WorkerReply, WorkerRequest} from './messages';
import {createService, type Searcher} from './service';

let service: Searcher | null = null;

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

async function answer({id, call}: Extract<WorkerRequest, {kind: 'search'}>): Promise<void> {
  try {
    if (!service) {
      throw new Error('the worker got no address of its index');
    }
    reply({kind: 'results', id, results: await service.search(call)});
  } catch (error) {
    reply({kind: 'failed', id, message: error instanceof Error ? error.message : String(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'open') {
    service = createService(data.indexUrl);
    void service.prepare();
  } else {
    void answer(data);
  }
});

reply({kind: 'ready'});
