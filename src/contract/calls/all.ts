import * as appointments from './appointments.ts';
import * as articles from './articles.ts';
import * as countries from './countries.ts';
import * as courses from './courses.ts';
import * as enquiries from './enquiries.ts';
import * as events from './events.ts';
import * as interests from './interests.ts';
import * as login from './login.ts';
import * as ownAccount from './own-account.ts';
import * as ownApplications from './own-applications.ts';
import * as ownOffers from './own-offers.ts';
import * as ownMoney from './own-money.ts';
import * as registrations from './registrations.ts';
import * as scholarships from './scholarships.ts';
import * as specializations from './specializations.ts';
import * as staffAppointments from './staff-appointments.ts';
import * as staffApplications from './staff-applications.ts';
import * as staffBackups from './staff-backups.ts';
import * as staffBulkEdits from './staff-bulk-edits.ts';
import * as staffCaseBulk from './staff-case-bulk.ts';
import * as staffCaseViews from './staff-case-views.ts';
import * as staffChangeLog from './staff-change-log.ts';
import * as staffChecklists from './staff-checklists.ts';
import * as staffCommissions from './staff-commissions.ts';
import * as staffContent from './staff-content.ts';
import * as staffDocuments from './staff-documents.ts';
import * as staffEnquiries from './staff-enquiries.ts';
import * as staffEnquiryImports from './staff-enquiry-imports.ts';
import * as staffEdits from './staff-edits.ts';
import * as staffCatalogue from './staff-catalogue.ts';
import * as staffEvents from './staff-events.ts';
import * as staffFacts from './staff-facts.ts';
import * as staffHeld from './staff-held.ts';
import * as staffImports from './staff-imports.ts';
import * as staffMails from './staff-mails.ts';
import * as staffOffers from './staff-offers.ts';
import * as staffMoney from './staff-money.ts';
import * as staffPeople from './staff-people.ts';
import * as staffPosts from './staff-posts.ts';
import * as staffPreviews from './staff-previews.ts';
import * as staffRates from './staff-rates.ts';
import * as staffReports from './staff-reports.ts';
import * as staffPictures from './staff-pictures.ts';
import * as staffSecondFactor from './staff-second-factor.ts';
import * as staffFaults from './staff-faults.ts';
import * as staffSecurityLog from './staff-security-log.ts';
import * as staffDuplicates from './staff-duplicates.ts';
import * as staffStudents from './staff-students.ts';
import * as staffTeam from './staff-team.ts';
import * as staffToday from './staff-today.ts';
import * as universities from './universities.ts';

/** The table of all calls by their names. Browsers import its type alone: the schemas would make their pages heavy. */
export const calls = {
  ...appointments,
  ...articles,
  ...countries,
  ...courses,
  ...enquiries,
  ...events,
  ...interests,
  ...login,
  ...ownAccount,
  ...ownApplications,
  ...ownOffers,
  ...ownMoney,
  ...registrations,
  ...scholarships,
  ...specializations,
  ...staffAppointments,
  ...staffApplications,
  ...staffBackups,
  ...staffBulkEdits,
  ...staffCaseBulk,
  ...staffCaseViews,
  ...staffChangeLog,
  ...staffChecklists,
  ...staffCommissions,
  ...staffContent,
  ...staffDocuments,
  ...staffEdits,
  ...staffEnquiries,
  ...staffEnquiryImports,
  ...staffCatalogue,
  ...staffEvents,
  ...staffFacts,
  ...staffHeld,
  ...staffImports,
  ...staffMails,
  ...staffOffers,
  ...staffMoney,
  ...staffPeople,
  ...staffPosts,
  ...staffPreviews,
  ...staffRates,
  ...staffReports,
  ...staffPictures,
  ...staffSecondFactor,
  ...staffFaults,
  ...staffSecurityLog,
  ...staffDuplicates,
  ...staffStudents,
  ...staffTeam,
  ...staffToday,
  ...universities,
};
