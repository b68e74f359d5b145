/** Requests that go on until they are ended. */
export interface ConstantLoad {
  /** How many were answered with success, by name. */
  answered(): Record<string, number>;
  /** Ends them. @returns what failed */
  end(): Promise<string[]>;
}

type Kinds = Record<string, () => Promise<Response>>;

/** Makes the requests of each lane in turn, again and again. */
export function constantLoad(...lanes: Kinds[]): ConstantLoad {
  const names = lanes.flatMap((lane) => Object.keys(lane));
  const answered = Object.fromEntries(names.map((name) => [name, 0]));
  const failed: string[] = [];
  const over = new AbortController();
  const make = async (name: string, ask: () => Promise<Response>) => {
    try {
      const response = await ask();
      await response.arrayBuffer();
      if (response.ok) answered[name]! += 1;
      else failed.push(`${name}: ${response.status}`);
    } catch (error) {
      const { message, cause } = error as Error;
      failed.push(`${name}: ${message} ${String(cause)}`);
    }
  };
  const repeat = async (lane: Kinds) => {
    while (!over.signal.aborted) for (const [name, ask] of Object.entries(lane)) await make(name, ask);
  };
  const loops = Promise.all(lanes.map(repeat));
  return {
    answered: () => ({ ...answered }),
    async end() {
      over.abort();
      await loops;
      return failed;
    },
  };
}
