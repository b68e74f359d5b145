import './edit/without-eval.ts';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { StaffProfile } from '../contract/accounts.ts';
import { ErrorBoundary } from '../ui/failures/error-boundary.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { tidyDoors } from './events/door/kept-door.ts';
import { createAuthProvider, IDENTITY_KEY, identityOf } from './frame/auth-provider.ts';
import { dataProvider } from './frame/data-provider.ts';
import { Failed } from './frame/failed.tsx';
import { Layout } from './frame/layout.tsx';
import { Loading } from './frame/loading.tsx';
import { OpenPreview } from './frame/open-preview.tsx';
import { Lost } from './frame/lost.tsx';
import { restWhenIdle } from './frame/rest-when-idle.ts';
import { words } from './frame/words.ts';
import { showAtGate } from './gate/gate.ts';
import { theme } from './theme/theme.ts';
import { NOUNS } from './nouns.ts';

/** Renders the back office in `element` for a staff member. */
export function openBackOffice(element: HTMLElement, profile: StaffProfile): void {
  const root = createRoot(element);
  restWhenIdle();
  tidyDoors();
  const authProvider = createAuthProvider({
    profile,
    onSecondFactorNeeded: () => {
      root.unmount();
      showAtGate(element, 'second_factor_needed');
    },
  });
  // No personal data is stored on the device: lists keep their filters in the URL.
  const store = memoryStore();
  const queryClient = new QueryClient();
  // Else every screen is first drawn without what its person may do, and moves down when the buttons come.
  queryClient.setQueryData(IDENTITY_KEY, identityOf(profile));
  const office = (
    <Admin
      authCallbackPage={false}
      authProvider={authProvider}
      catchAll={Lost}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      error={Failed}
      i18nProvider={words}
      layout={Layout}
      loading={Loading}
      loginPage={false}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={theme}
      title="Back office"
    >
      <CustomRoutes>
        <Route path="/preview/*" element={<OpenPreview />} />
      </CustomRoutes>
      {NOUNS.map(({ name, list, one, edit: Edit, beside = {} }) => (
        <Resource key={name} name={name} list={list} edit={one}>
          {Edit && <Route path=":id/edit" element={<Edit />} />}
          {Object.entries(beside).map(([path, Screen]) => (
            <Route key={path} path={`:id/${path}`} element={<Screen />} />
          ))}
        </Resource>
      ))}
    </Admin>
  );
  const guarded = (
    <ErrorBoundary part="back office" fallback={(reference) => <Failed reference={reference} />}>
      {office}
    </ErrorBoundary>
  );
  const router = createBrowserRouter([{ path: '*', element: guarded }], { basename: '/admin' });
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
