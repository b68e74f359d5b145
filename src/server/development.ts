import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { BROWSER_ERRORS_PATH } from '../contract/browser-errors.ts';
import type { RenderLetter } from '../mail/render.tsx';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { keepNewFilesPrivate } from '../platform/files/private-files.ts';
import { adminAddress, isAdmin } from './admin/admin-address.ts';
import { sendAdminInDevelopment } from './admin/admin-development.ts';
import { createApiListener, type Api } from './api.ts';
import type { Backend } from './backend.ts';
import { createBrowserErrors } from './browser-errors/browser-errors.ts';
import { clientAddress, readTrustedProxies } from './http/client-address.ts';
import { sendText } from './http/send.ts';
import { pageAddress } from './pages/page-address.ts';
import { formAt, readSentForm } from './pages/sent-forms.ts';
import { NO_FORMS, takeThroughApi } from './pages/take-forms.ts';

type AppModule = { createApi(options: object): Api };

/**
 * Astro integration for `npm run dev`: the API and the reads of pages run inside Astro's development server, in one
 * process. The database is opened once, outside Vite's module graph, so that an edit reloads the API but not the
 * database.
 */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        keepNewFilesPrivate();
        const env = readEnv(process.env);
        const log = createLog(env.LOG_LEVEL, { terminal: true });
        const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${server.config.server.port ?? 3000}`;
        // Imported here, because a build loads this file too and needs no database code.
        const { openBackend } = await import('./backend.ts');
        const { createFirstStaff, staffWanted } = await import('./first-staff.ts');
        // Loaded for every mail, so that an edited template is used for the next one.
        const loadLetters = async (): Promise<RenderLetter> => async (letter, own) => {
          const templates = await server.ssrLoadModule('/src/mail/render.tsx');
          return (templates as typeof import('../mail/render.tsx')).renderLetter(letter, own);
        };
        const backend = await openBackend({ env, log, clock: systemClock, publicOrigin, loadLetters });
        await backend.startJobs();
        const { reads, product, handle } = backend;
        const trustedProxies = readTrustedProxies(env.TRUSTED_PROXIES);
        server.httpServer?.once('close', () => void backend.close());
        const adminUrl = env.ADMIN_URL;
        const told =
          product &&
          (await createFirstStaff(product.accounts, staffWanted(env), {
            embedded: handle?.kind === 'pglite',
            staffUrl: adminAddress(adminUrl, publicOrigin).href,
            log,
          }));
        if (told) process.stdout.write(`\n${told}\n\n`);

        const handleBrowserError = createBrowserErrors(log, publicOrigin);
        const loadApi = async () => {
          const { createApi } = (await server.ssrLoadModule('/src/api/app.ts')) as unknown as AppModule;
          return createApi({ ...product, publicOrigin, log });
        };
        const api = async (request: IncomingMessage, response: ServerResponse) =>
          createApiListener(await loadApi(), log)(request, response, clientAddress(request, trustedProxies));
        server.middlewares.use((request, response, next) => {
          const { url = '' } = request;
          if (url === BROWSER_ERRORS_PATH)
            return void handleBrowserError(request, response, clientAddress(request, trustedProxies)).catch(
              next,
            );
          if (handle && url.startsWith('/api')) return void api(request, response).catch(next);
          if (handle && isAdmin(url.split('?')[0]!))
            return void sendAdminInDevelopment(server, url, response).catch(next);
          const locals = {
            reads,
            publicOrigin,
            apiOrigin: '',
            adminUrl,
            requestId: 'development',
            booking: product?.appointments,
          };
          const { address } = pageAddress(url) ?? { address: '' };
          const form = request.method === 'POST' ? formAt(address) : undefined;
          if (!form) {
            setLocals(request, locals);
            return next();
          }
          const answerForm = async () => {
            const sentForm = await readSentForm(request, form, publicOrigin);
            if (typeof sentForm === 'number') return sendText(response, sentForm, 'This form was not read.');
            // As pages.ts does it: a form that takes effect is sent through the API.
            const forms = product ? takeThroughApi(await loadApi(), publicOrigin) : NO_FORMS;
            const take = forms[address.split('?')[0]!];
            if (take && Object.keys(sentForm.errors).length === 0) {
              const taken = await take(sentForm.values, address, clientAddress(request, trustedProxies));
              if ('location' in taken)
                return void response.writeHead(303, { location: taken.location }).end();
              sentForm.errors = { form: taken.problem };
            }
            setLocals(request, { ...locals, sentForm });
            request.method = 'GET';
            next();
          };
          answerForm().catch(next);
        });
      },
    },
  };
}

/** Sets `Astro.locals` of a request in the way that Astro's development server expects. */
function setLocals(request: IncomingMessage, locals: Pick<Backend, 'reads'> & Record<string, unknown>): void {
  Reflect.set(request, Symbol.for('astro.locals'), locals);
}
