import { lazy } from "./lazy";

/** A service for which servers know how to read what it posts to a bot's webhook. */
export interface IncomingWebhook {
  readonly name: string;
  readonly display_name: string;
  /** The kinds of events that can be switched off; null where the service has only one. */
  readonly all_event_types: readonly string[] | null;
  readonly config_options: readonly WebhookOption[];
  /** What can be chosen in the address of the webhook, since feature level 403. */
  readonly url_options: readonly WebhookOption[];
  /** The feature level that brought the service. */
  readonly since: number;
}

/** What can be chosen for a service, and what its value has to be. */
export interface WebhookOption {
  readonly key: string;
  readonly label: string;
  readonly validator: string;
}

/**
 * One service per row: its name, the name shown, its events, its options, those that came with level 403, the level
 * that brought it. A row that begins with blanks goes on.
 */
const ROWS = `
airbrake|Airbrake
airbyte|Airbyte
alertmanager|Prometheus Alertmanager
ansibletower|Ansible Tower
appfollow|AppFollow
appveyor|AppVeyor
azuredevops|AzureDevOps|git.push,git.pullrequest.created,git.pullrequest.merged,git.pullrequest.updated|branches
beanstalk|Beanstalk
basecamp|Basecamp|document,question_answer,question,message,todolist,todo,comment
beeminder|Beeminder
bitbucket3|Bitbucket Server|diagnostics:ping,repo:comment:added,repo:comment:edited,repo:comment:deleted,
  repo:forked,repo:modified,repo:refs_changed,pr:comment:added,pr:comment:edited,pr:comment:deleted,pr:declined,
  pr:deleted,pr:merged,pr:modified,pr:opened,pr:reviewer:approved,pr:reviewer:needs_work,pr:reviewer:updated,
  pr:reviewer:unapproved|branches
bitbucket2|Bitbucket|change_commit_status,pull_request_comment_created,pull_request_updated,pull_request_unapproved,
  push,pull_request_approved,pull_request_fulfilled,issue_created,issue_commented,fork,pull_request_comment_updated,
  pull_request_created,pull_request_rejected,repo:updated,issue_updated,commit_comment,
  pull_request_comment_deleted|branches
buildbot|Buildbot|new,finished
canarytoken|Thinkst Canarytokens
circleci|CircleCI|ping,job-completed,workflow-completed
clubhouse|Clubhouse|story_update_archived,epic_update_archived,story_create,pull-request_create,
  pull-request_comment,branch_create,story_delete,epic_delete,story-task_create,story-task_delete,
  story-task_update_complete,story_update_epic,story_update_estimate,story_update_attachment,story_update_label,
  story_update_owner,story_update_project,story_update_type,epic_create,epic-comment_create,story-comment_create,
  epic_update_description,story_update_description,epic_update_state,story_update_state,epic_update_name,
  story_update_name,story_update_batch
codeship|Codeship
crashlytics|Crashlytics
dbt|DBT|job.run.started,job.run.completed,job.run.errored||dbt|421
dialogflow|Dialogflow
delighted|Delighted
dropbox|Dropbox
errbit|Errbit
flock|Flock
freshdesk|Freshdesk
freshping|Freshping|reporting_error,available
freshstatus|Freshstatus|MAINTENANCE_NOTE_CREATE,INCIDENT_NOTE_CREATE,INCIDENT_OPEN,MAINTENANCE_PLANNED,
  INCIDENT_REOPEN
front|Front|inbound,outbound,out_reply,comment,mention,assign,unassign,archive,reopen,trash,restore,tag,untag
gitea|Gitea||branches
github|GitHub|commit_comment,closed_pull_request,create,check_run,delete,deployment,deployment_status,discussion,
  discussion_comment,fork,gollum,issue_comment,issue_labeled_or_unlabeled,issue_milestoned_or_demilestoned,
  issues_opened_via_transfer,issues_transferred,issues,member,membership,opened_pull_request,updated_pull_request,
  assigned_or_unassigned_pull_request,page_build,ping,public,pull_request_ready_for_review,pull_request_review,
  pull_request_review_comment,pull_request_review_requested,pull_request_auto_merge,locked_or_unlocked_pull_request,
  push_commits,push_tags,release,repository,star,status,team,team_add,watch,cancelled,created,edited,
  pending_cancellation,pending_tier_change,tier_changed|branches private|repository
githubsponsors|GitHub Sponsors|cancelled,created,edited,pending_cancellation,pending_tier_change,tier_changed
gitlab|GitLab|Push Hook,Tag Push Hook,Test Hook,Issue Hook open,Issue Hook close,Issue Hook reopen,
  Issue Hook update,Confidential Issue Hook open,Confidential Issue Hook close,Confidential Issue Hook reopen,
  Confidential Issue Hook update,Note Hook Commit,Note Hook MergeRequest,Note Hook Issue,
  Confidential Note Hook Issue,Note Hook DesignManagement::Design,Confidential Note Hook DesignManagement::Design,
  Note Hook Snippet,Merge Request Hook approved,Merge Request Hook unapproved,Merge Request Hook approval,
  Merge Request Hook unapproval,Merge Request Hook open,Merge Request Hook update,Merge Request Hook merge,
  Merge Request Hook close,Merge Request Hook reopen,Wiki Page Hook create,Wiki Page Hook update,Job Hook,
  Build Hook,Pipeline Hook,Release Hook,Feature Flag Hook,Resource Access Token Hook,Deployment Hook|branches
gocd|GoCD
gogs|Gogs|issue_comment,issues,create,pull_request,push,release|branches
gosquared|GoSquared|chat_message,traffic_spike
grafana|Grafana|ok,pending,alerting,paused,firing,resolved
greenhouse|Greenhouse
groove|Groove|ticket_started,ticket_assigned,agent_replied,customer_replied,note_added
harbor|Harbor|PUSH_ARTIFACT,SCANNING_COMPLETED
hellosign|HelloSign
helloworld|Hello World
heroku|Heroku
homeassistant|Home Assistant
ifttt|IFTTT
insping|Insping
intercom|Intercom|company.created,contact.added_email,contact.created,contact.signed_up,contact.tag.created,
  contact.tag.deleted,conversation.admin.assigned,conversation.admin.closed,conversation.admin.opened,
  conversation.admin.snoozed,conversation.admin.unsnoozed,conversation.admin.replied,conversation.admin.noted,
  conversation.admin.single.created,conversation.user.created,conversation.user.replied,event.created,user.created,
  user.deleted,user.email.updated,user.tag.created,user.tag.deleted,user.unsubscribed,visitor.signed_up
jira|Jira|jira:issue_created,jira:issue_deleted,jira:issue_updated,comment_created,comment_updated,comment_deleted
jotform|Jotform
json|JSON formatter
librato|Librato
lidarr|Lidarr|Test,Grab,Rename,Retag,Download
linear|Linear|issue,sub_issue,comment
mention|Mention
netlify|Netlify|deploy_failed,deploy_locked,deploy_unlocked,deploy_building,deploy_created
newrelic|New Relic|CREATED,ACTIVATED,CLOSED
opencollective|Open Collective
openproject|OpenProject|project:created,project:updated,work_package:created,work_package:updated,
  time_entry:created,attachment:created|||373
opensearch|OpenSearch||||373
opsgenie|Opsgenie|AddTeam,UnAcknowledge,AddNote,TestAction,Close,Escalate,AddRecipient,RemoveTags,Acknowledge,
  Delete,AddTags,TakeOwnership,Create,AssignOwnership||europe
pagerduty|PagerDuty|resolved,assigned,unacknowledged,acknowledged,triggered,reassigned
papertrail|Papertrail
patreon|Patreon|members:create,members:update,members:delete,members:pledge:create,members:pledge:update,
  members:pledge:delete
pingdom|Pingdom|HTTP,HTTP_CUSTOM,HTTPS,SMTP,POP3,IMAP,PING,DNS,UDP,PORT_TCP
pivotal|Pivotal Tracker|story_update_v3,note_create_v3,story_create_v3,story_move_activity_v5,
  story_create_activity_v5,story_update_activity_v5,comment_create_activity_v5
radarr|Radarr|ApplicationUpdate,Test,Rename,Download,Health,Grab,MovieDelete,MovieFileDelete,MovieAdded
raygun|Raygun|error_notification,error_activity
reviewboard|Review Board|review_request_published,review_request_reopened,review_request_closed,review_published,
  reply_published
rhodecode|RhodeCode|repo-push|branches
rundeck|Rundeck
semaphore|Semaphore|build,tag,unknown,branch,deploy,pull_request
sentry|Sentry
slack_incoming|Slack-compatible webhook
slack|Slack|||mapping
sonarqube|SonarQube
sonarr|Sonarr|Grab,EpisodeFileDelete,Test,Download,SeriesDelete,Health,Rename
splunk|Splunk
statuspage|Statuspage|incident,component
stripe|Stripe|charge.dispute.closed,charge.dispute.created,charge.failed,charge.succeeded,charge.succeeded,
  customer.created,customer.created,customer.deleted,customer.discount.created,customer.subscription.created,
  customer.subscription.deleted,customer.subscription.trial_will_end,customer.subscription.updated,customer.updated,
  invoice.created,invoice.updated,invoice.payment_failed,invoiceitem.created,charge.refund.updated,
  charge.refund.updated
taiga|Taiga
teamcity|Teamcity
thinkst|Thinkst
transifex|Transifex|translated,review
travis|Travis CI|push,pull_request
trello|Trello
updown|Updown|up,down
uptimerobot|UptimeRobot|up,down
wekan|Wekan
wordpress|WordPress|publish_post,publish_page
zapier|Zapier
zendesk|Zendesk
zabbix|Zabbix
`;

const OPTIONS: Readonly<Record<string, WebhookOption>> = {
  branches: { key: "branches", label: "", validator: "check_string" },
  private: {
    key: "ignore_private_repositories",
    label: "Exclude notifications from private repositories",
    validator: "check_bool",
  },
  repository: {
    key: "include_repository_name",
    label: "Include repository name in the notifications",
    validator: "check_bool",
  },
  dbt: { key: "access_url", label: "DBT Access URL", validator: "check_string" },
  europe: { key: "eu_region", label: "Use Opsgenie's European service region", validator: "check_bool" },
  mapping: { key: "mapping", label: "", validator: "check_string" },
};

const optionsOf = (names: string): readonly WebhookOption[] => names.split(" ").flatMap((name) => OPTIONS[name] ?? []);

/**
 * Kinds of events of GitLab that came later.
 *
 * Assumption A179: since when they are there.
 */
export const LATER_WEBHOOK_EVENTS = {
  since: 421,
  names: [
    "Note Hook DesignManagement::Design",
    "Confidential Note Hook DesignManagement::Design",
    "Merge Request Hook approval",
    "Merge Request Hook unapproval",
    "Feature Flag Hook",
    "Resource Access Token Hook",
    "Deployment Hook",
  ],
} as const;

/**
 * The services whose webhooks servers know, in their order.
 *
 * Assumption A179: since when DBT is one of them.
 */
export const incomingWebhookRows = lazy((): readonly IncomingWebhook[] =>
  ROWS.trim()
    .replace(/\n +/g, "")
    .split("\n")
    .map((row) => {
      const [name = "", display_name = "", events = "", options = "", further = "", since = "0"] = row.split("|");
      return {
        name,
        display_name,
        all_event_types: events === "" ? null : events.split(","),
        config_options: optionsOf(options),
        url_options: optionsOf(`${options} ${further}`),
        since: Number(since),
      };
    }),
);
