// Names the failed tests of a JSON report with the beginning of their messages, for the end of npm test: the whole output
// is long, and services that keep it often keep its end only.

const MESSAGE_LINES = 6;

/** @param {string} message of a failed test, perhaps with terminal colors */
function beginning(message) {
  // eslint-disable-next-line no-control-regex -- the escape character begins a terminal color
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '');
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line.trimEnd().slice(0, 300)}`)
    .join('\n');
}

/** @returns {string[]} a text for each failed test in a report of Vitest */
export function failedInVitest({ testResults }) {
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `  ${test.fullName}\n${beginning(test.failureMessages[0] ?? '')}`),
  );
}

/** @returns {string[]} a text for each failed test in a report of Playwright */
export function failedInPlaywright({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => {
        const error = test.results.flatMap(({ errors }) => errors)[0];
        return `  [${test.projectName}] ${spec.file}:${spec.line} ${spec.title}\n${beginning(error?.message ?? '')}`;
      }),
  );
}
