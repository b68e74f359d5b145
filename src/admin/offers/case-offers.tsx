import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Columns3 from 'lucide-react/icons/columns-3';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { StaffApplication } from '../../contract/applications.ts';
import type { CaseOffers as Known } from '../../contract/offers.ts';
import { Loading } from '../frame/loading.tsx';
import { useMay } from '../frame/use-may.ts';
import { useToday } from '../frame/use-today.ts';
import { CaseDates } from './case-dates.tsx';
import { CompareOffers } from './compare-offers.tsx';
import { OfferCard } from './offer-card.tsx';
import { emptyForm, formOf } from './offer-draft.ts';
import { OfferDialog } from './offer-form.tsx';
import { useOfferCommands, useOffers } from './use-offers.ts';

/** Offers of universities and the days of a case. */
export function CaseOffers({ application }: { application: StaffApplication }) {
  const { data, error, refetch } = useOffers(application);
  if (data) return <Sections application={application} known={data} />;
  if (!error) return <Loading />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      The offers could not be loaded. {error.message}
    </Alert>
  );
}

const draftName = (caseId: string, offer: string) => `applications/${caseId}/offer-${offer}`;

function Sections({ application, known }: { application: StaffApplication; known: Known }) {
  const { id } = application;
  const { offers } = known;
  const commands = useOfferCommands(id);
  const mayWork = useMay()('write', 'cases');
  const today = useToday();
  const [compares, setCompares] = useState(false);
  /** 'new', or the id of the offer that is changed. */
  const [asked, setAsked] = useState<string>();
  const changed = offers.find((offer) => offer.id === asked);
  return (
    <>
      <Box component="section" aria-labelledby="offers" sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" id="offers" sx={{ mr: 'auto' }}>
            Offers
          </Typography>
          {offers.length > 1 && (
            <Button
              variant={compares ? 'contained' : 'outlined'}
              color="secondary"
              startIcon={<Columns3 size={18} />}
              aria-pressed={compares}
              onClick={() => setCompares(!compares)}
            >
              Compare
            </Button>
          )}
          {mayWork && (
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<Plus size={18} />}
              onClick={() => setAsked('new')}
            >
              Enter an offer
            </Button>
          )}
        </Box>
        {offers.length === 0 && <Typography color="textSecondary">No offer yet.</Typography>}
        {compares && offers.length > 1 && <CompareOffers offers={offers} />}
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            others={offers.filter(
              (other) => other.id !== offer.id && ['received', 'accepted'].includes(other.state),
            )}
            filed={application.filed}
            mayWork={mayWork}
            commands={commands}
            onChange={() => setAsked(offer.id)}
          />
        ))}
        {mayWork && asked !== undefined && (asked === 'new' || changed) && (
          <OfferDialog
            key={asked}
            offer={changed}
            start={changed ? formOf(changed) : emptyForm(application, known, today)}
            draft={draftName(id, asked)}
            currencies={known.currencies}
            filed={application.filed}
            commands={commands}
            close={() => setAsked(undefined)}
          />
        )}
      </Box>
      <CaseDates id={id} known={known} mayWork={mayWork} commands={commands} />
    </>
  );
}
