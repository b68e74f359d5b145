import type { ReactNode } from 'react';
import { DhakaWeave } from '../../ui/art/dhaka-weave.tsx';
import { Ridges } from '../../ui/art/ridges.tsx';
import { Notice } from '../../ui/notice.tsx';
import { consultancy } from '../../content/consultancy.ts';
import './accounts.css';

/** A page for logging in, signing up or a mailed link: one card with one form below a mountain scene. */
export function AccountPage({
  heading,
  lead,
  children,
}: {
  heading: string;
  /** The purpose of the page in one sentence. */
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="account-page">
      <div className="account-scene" aria-hidden="true">
        <Ridges seed="account" />
        <DhakaWeave />
      </div>
      <div className="card card-raised account-card">
        <h1>{heading}</h1>
        <p className="account-lead">{lead}</p>
        <noscript>
          <Notice live={false} title="This page needs JavaScript.">
            You need JavaScript to use your account. You can read everything else on this site without it. To
            apply, write to {consultancy().email} or call {consultancy().phones[0]}.
          </Notice>
        </noscript>
        {children}
      </div>
    </div>
  );
}
