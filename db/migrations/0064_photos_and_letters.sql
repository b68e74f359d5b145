-- Photos of iPhones and letters written in Word, where the application form does not limit what is sent.
alter table application_documents drop constraint application_documents_media_type_check,
  add constraint application_documents_media_type_check check (media_type in ('image/jpeg', 'image/png',
    'application/pdf', 'image/heic', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'));
alter table filed_documents drop constraint filed_documents_media_type_check,
  add constraint filed_documents_media_type_check check (media_type in ('image/jpeg', 'image/png', 'application/pdf',
    'image/heic', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'));
