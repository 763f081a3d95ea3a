"""What each request is called: its `operationId`, and its name in the client in TypeScript."""

from __future__ import annotations

from typing import Final

OPERATION_NAMES: Final = {
    # Games
    "get /api/home": "fetchHome",
    "get /api/games/{game}": "fetchGameInfo",
    "get /api/games/{game}/package": "fetchGamePackage",
    "get /games/{game}/{build}/{file}": "fetchScreenFile",
    "get /api/about": "fetchAbout",
    # Tables
    "post /api/tables": "createTable",
    "get /api/tables/open": "fetchOpenTables",
    "post /api/tables/anyone": "playWithAnyone",
    "post /api/passphrase": "enterPassphrase",
    "get /api/codes/{code}": "fetchTableByCode",
    "get /api/tables/{table}/qr.svg": "fetchQrCode",
    "get /api/tables/{table}/games/{number}/record": "fetchRecord",
    "get /api/tables/{table}/games/{number}/replay": "fetchReplay",
    "post /api/tables/{table}/blobs": "uploadBlob",
    "get /api/tables/{table}/blobs": "fetchMyBlobs",
    "get /api/tables/{table}/blobs/{hash}": "fetchBlob",
    "get /api/tables/{table}/blobs/{hash}/shape": "fetchShape",
    "get /api/tables/{table}/blobs/{hash}/picture": "fetchPicture",
    "post /api/tables/{table}/invite": "inviteToTable",
    "post /api/tables/{table}/report": "reportToOperator",
    "get /api/tables/{table}/webhook": "fetchWebhook",
    "post /api/tables/{table}/webhook": "changeWebhook",
    # Me
    "get /api/me": "fetchMe",
    "get /api/me/page": "fetchMyPage",
    "delete /api/me/games/{table}/{number}": "removeMyGame",
    "delete /api/me/games": "removeMyGames",
    "get /api/me/invitations": "fetchInvitationSetting",
    "post /api/me/invitations": "changeInvitationSetting",
    "get /api/me/data": "fetchMyData",
    "delete /api/me/tables/{table}": "removeMyTable",
    "post /api/me/name": "changeName",
    "post /api/me/device": "createDeviceLink",
    "get /api/me/devices": "fetchDevices",
    "post /api/me/devices/{device}/end": "endDevice",
    "get /api/me/tokens": "fetchTokens",
    "post /api/me/tokens": "makeToken",
    "post /api/me/tokens/{token}/revoke": "revokeToken",
    "get /api/move/{token}": "fetchDeviceOffer",
    "post /api/move/{token}": "acceptDeviceLink",
    "get /api/push": "fetchPushInfo",
    "post /api/me/push": "sendSubscription",
    "post /api/me/push/off": "withdrawSubscription",
    "post /api/me/forget": "forgetMe",
    # The operator
    "post /api/operator/sign-in": "signInOperator",
    "post /api/operator/sign-out": "signOutOperator",
    "get /api/operator": "fetchOperatorPage",
    "post /api/operator/tables/{table}/end": "closeTable",
    "post /api/operator/tables/{table}/people/{person}/ban": "banPerson",
    "post /api/operator/reports/{report}/ban": "banReported",
    "post /api/operator/reports/{report}/done": "deleteReport",
    "post /api/operator/bans/{ban}/lift": "liftBan",
    # The server
    "get /healthz": "fetchHealth",
    "get /readyz": "fetchReadiness",
    "get /metrics": "fetchMetrics",
    "get /version": "fetchVersion",
    "get /api/connection": "fetchConnection",
    "get /openapi.json": "fetchOpenapi",
    "get /asyncapi.json": "fetchAsyncapi",
}
"""By method and path. A test holds them to the list of operations."""
