import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../tests/support/people.ts';
import { testApi } from '../../../tests/support/api.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

const api = await testApi();
const { cancel, eventIn, mine, register, registered, wait: waitNow } = testEvents(api);

/** Joins a list, a second after whoever came before. */
function wait(...asked: Parameters<typeof waitNow>) {
  api.clock.advance({ seconds: 1 });
  return waitNow(...asked);
}
const [asha, bina, cara] = [
  await api.user('asha@example.com'),
  await api.user('bina@example.com'),
  await api.user('cara@example.com'),
];
const office = await api.staff('office@example.com');

const own = async (who: typeof asha, event: number) =>
  (await mine(who, `?event=${event}`)).results.find(({ cancelled_at }) => cancelled_at === null);
const attendees = async (event: number) =>
  (await api.get(`/api/staff/events/${event}/registrations/`, office.bearer)).body;
const mailsTo = async (email: string) =>
  (await api.sent()).filter(({ to }) => to === email).map(({ letter }) => letter.template);

/** A full event of one place, which Asha has. */
async function fullEvent() {
  const event = await eventIn(48, { capacity: 1, online_link: 'https://meet.example/visa' });
  const { id } = await registered(asha, event);
  return { event, id };
}

describe('the waiting list of a full event', () => {
  it('is offered, joined only by those who ask for it, and promises nothing', async () => {
    const { event } = await fullEvent();
    expect(await register(bina, event)).toMatchObject({ status: 409, body: { code: 'event_full' } });
    expect(await wait(bina, event)).toMatchObject({
      status: 201,
      body: { waiting: true, detail: expect.stringContaining('You do not have a place yet') as string },
    });
    expect(await wait(bina, event)).toMatchObject({ status: 409, body: { code: 'already_waiting' } });
    // The link and the code are for people with a place.
    expect(await own(bina, event)).toMatchObject({ waiting: true, online_link: null, code: null });
    const { letter, attachments } = await api.lastMail(bina.email);
    expect([letter.template, attachments]).toEqual(['event-waiting', []]);
    expect(JSON.stringify(letter)).not.toContain('meet.example');
    expect(await attendees(event)).toMatchObject({
      results: [
        { email: asha.email, waiting: false },
        { email: bina.email, waiting: true },
      ],
    });
    expect((await api.get(`/api/staff/events/${event}/`, office.bearer)).body).toMatchObject({
      registered: 1,
      waiting: 1,
    });
  });

  it('moves up whoever has waited longest as soon as somebody cancels, and tells them', async () => {
    const { event, id } = await fullEvent();
    await wait(bina, event);
    await wait(cara, event);
    await cancel(asha, id);
    expect(await own(bina, event)).toMatchObject({
      waiting: false,
      online_link: 'https://meet.example/visa',
    });
    expect(await own(cara, event)).toMatchObject({ waiting: true });
    const { letter, attachments } = await api.lastMail(bina.email);
    expect(letter).toMatchObject({
      template: 'event-moved-up',
      data: { onlineLink: 'https://meet.example/visa', code: (await own(bina, event))!.code },
    });
    expect(attachments[0]).toMatchObject({
      fileName: 'event.ics',
      mediaType: expect.stringMatching(/PUBLISH$/) as string,
    });
    // Who cancelled goes to the end of the list.
    expect(await wait(asha, event)).toMatchObject({ status: 201, body: { waiting: true } });
    await cancel(bina, (await own(bina, event))!.id);
    expect(await own(cara, event)).toMatchObject({ waiting: false });
    expect(await own(asha, event)).toMatchObject({ waiting: true });
  });

  it('is left without a mail, and whoever left it is passed over', async () => {
    const { event, id } = await fullEvent();
    const waiting = (await wait(bina, event)).body as { id: string };
    await wait(cara, event);
    const before = (await mailsTo(bina.email)).length;
    expect((await cancel(bina, waiting.id)).status).toBe(200);
    await cancel(asha, id);
    expect((await mailsTo(bina.email)).length).toBe(before);
    expect(await own(bina, event)).toBeUndefined();
    expect(await own(cara, event)).toMatchObject({ waiting: false });
  });

  it('moves up when the account of a person with a place is erased', async () => {
    const leaving = await api.user('leaving@example.com');
    const event = await eventIn(48, { capacity: 1 });
    await registered(leaving, event);
    await wait(cara, event);
    expect((await api.ask('POST', '/api/user/delete/', leaving.bearer, { password: PASSWORD })).status).toBe(
      200,
    );
    expect(await own(cara, event)).toMatchObject({ waiting: false });
    expect((await mailsTo(cara.email)).at(-1)).toBe('event-moved-up');
  });

  it('stands still once the event has begun', async () => {
    const { event, id } = await fullEvent();
    await wait(bina, event);
    api.clock.advance({ hours: 49 });
    expect(await cancel(await api.logIn(asha.email), id)).toMatchObject({ status: 409 });
    expect(await own(await api.logIn(bina.email), event)).toMatchObject({ waiting: true });
  });
});
