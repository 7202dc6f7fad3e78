import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

/// Tests that Docs/Security.md agrees with the code.
@Suite struct SecurityGuideTests {
    private let guide: String

    init() throws { guide = try text(of: packageFolder.appending(path: "Docs/Security.md")) }

    @Test func theGuideListsTheHeadersOfTheTransport() {
        let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("| refused |") }
        let names = rows.flatMap { row in row.matches(of: /`([A-Za-z-]+)`/).map { $0.1.lowercased() } }
        expectEqual(Set(names), Set(transportHeaders.keys))
    }

    @Test func eachSectionWithPromisesHasTests() {
        let headings = guide.matches(of: /(?m)^##+ (.+)$/).map { String($0.1) }
        let others = ["Report a vulnerability", "What an app must do", "Faults of Foundation and the system"]
        expectEqual(Set(headings), Set(testsOfPromises.map(\.section) + others))
    }

    @Test func eachTestOfAPromiseExists() throws {
        let tests = packageFolder.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects ?? []
        var functions: Set<String> = []
        for file in files.compactMap({ $0 as? URL }) where file.pathExtension == "swift" {
            let parts = try text(of: file).components(separatedBy: "func ").dropFirst()
            for part in parts { functions.insert(String(part.prefix { $0 != "(" })) }
        }
        let inGuide = guide.matches(of: /`([a-z]+(?:[A-Z][A-Za-z0-9]*?){4,})`/).map { String($0.1) }
        let names = Set(testsOfPromises.flatMap { $0.tests.split(whereSeparator: \.isWhitespace).map(String.init) })
        expect(names.count > 160)
        expect(names.union(inGuide).isSubset(of: functions), "\(names.union(inGuide).subtracting(functions))")
    }
}

private func text(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

/// The sections of the guide with promises, and the names of the tests that check them.
private let testsOfPromises: [(section: String, tests: String)] = [
    (
        "Secrets",
        """
        aNameOrMethodThatIsPassedAsAValueIsCutOrMasked aNameThatALayerDeclaresIsSecretInTheEntireCall
        aPageShowsNoQueryOfItsCursors aSecretIsMaskedInEachFormOfItsName
        aValueDeclaredInAChildTaskOrATaskIsMasked anErrorDoesNotRepeatASecret
        anErrorOfARedirectDoesNotRepeatTheCredentialsOfTheRequest anExcerptShowsNoPartOfASecretAtItsEnd
        anExplanationShowsNoSecret anOrdinaryWordIsMaskedAsAValueButNotInASentence
        atMostOneInTwentyOrdinaryErrorsIsChanged dataOfAFailureIsUnchangedAndItsTextsAreMasked
        noErrorOfALiveStoreContainsASecret noErrorOfAPageContainsASecret
        noErrorOfNetworkFetcherContainsASecret noEventShowsASecret noEventShowsTheSignature
        noOutputOfTheCommandAndNoFileContainsAKey noRandomSecretIsShownAndOtherTextIsUnchanged
        noRejectedItemContainsASecret noTextContainsASecret ordinaryNamesAreNotMasked
        requestsAndURLsInValuesShowNoSecret theNameOfALayerIsMaskedAndOnOneLine
        theSecretsOfARequestAreMaskedInItsResponse theSecretsOfAllAttemptsAreMasked
        theStatisticsAndTheTimelineShowEachRequestWithoutSecrets theTimeGrowsNoFasterThanTheText
        verbosePrintsBothHeadsWithoutSecrets
        """
    ),
    (
        "Redirects",
        """
        aChainThatHasLeftItsOriginGetsNoCredential aHeaderThatIsNotKnownToBeHarmlessIsNotSentToAnotherOrigin
        aResponseToConnectIsNotAResponseOfTheServer aTargetThatIsNotAnHTTPURLIsAnError
        credentialsAreSentOnlyToTheirOrigin headersOfTheConfigurationAreNotSentToAnotherOrigin
        noLiveChainThatHasLeftItsOriginGetsACredential noRequestIsSentToTheTargetOfARedirect
        removedCredentialsAreNotSentAgain theEleventhRedirectIsRefused
        theNameAndThePasswordOfAProxyAreSentToTheProxyOnly
        """
    ),
    (
        "Credentials and sessions",
        """
        aChallengeAfterARedirectToAnotherOriginIsReturned aChallengeOfAnotherOriginIsIgnored
        aCredentialIsSentOnlyToDeclaredOrigins aDamagedOrLongFileIsAnErrorWithoutItsContent
        aFileThatOtherUsersCanChangeIsAnError aJumpOfTheClockNeitherDelaysNorFailsACall
        aLogoutDuringARefreshSavesNothingAndRetriesNothing aLogoutRemovesTheTokensOfItsLoginOnly
        aModelThatArrivesJustBeforeTheEndIsNotReturned aRefreshChangesOnlyTheTokensThatItHasRefreshed
        aSaveReplacesTheFileInOneStepAndTheFileOfAnInterruptedSave aSymbolicLinkIsNotFollowed
        aTokenIsNotSentAgainAfterALogout aTokenThatWasReplacedIsNotSentAfterARedirect
        everyCallGetsOneResultAndNoReplacedTokenIsSentInAnySchedule noErrorOfARefreshShowsATokenOfTheSession
        noErrorShowsACredential noLiveChainThatHasLeftItsOriginGetsACredential
        noRefreshTokenIsSentTwiceAndNoLoginIsLost onlyTheUserCanReadTheFileAndItsNewFolder
        restoredTokensDoNotReplaceNewerOnes theCallsOfASessionFailAtOnceWhenItEnds
        theCompilerExplainsAMistake tokensThatAreReplacedBeforeTheEndOfTheSessionWin
        twoSessionsSendARefreshTokenOnce
        """
    ),
    (
        "The cache",
        """
        aClockThatIsSetBackMakesNoResponseFreshForEver aCredentialThatTheCacheCannotKnowPreventsStoring
        aFileWithAChangedBitIsNotValid aHugeFileIsRemovedWithoutReadingIt
        aKeyInThePathOfAnInnerLayerIsNotShared aQueryItemWithASecretNameOfTheAppIsAPartOfTheKey
        aRedirectFromAnotherOriginNeitherReadsNorChangesResponsesOfTheAccount
        aResponseAfterARedirectAndALoginBelongsToTheNewAccount
        aResponseToAUserWhoLoggedInDuringTheCallIsNotStoredForTheUserBefore filesOfOthersAreLeftAlone
        linksAreNotFollowedAndPipesAreNotRead noFieldOfAnEntryShowsASecretOfTheURLOrAPartition
        nothingIsStoredAfterALogout partitionsThatDifferOnlyInUnicodeNormalizationAreDifferent
        randomBytesAreNeverAnEntry storesWithDifferentCredentialsShareNoResponse
        theCookiesOfASessionAreAPartition theKeyIsInNoFileAndOnlyTheUserCanReadTheFiles
        theResponsesOfASessionSurviveARefreshButNotALogin theUserInformationOfAURLSeparatesResponses
        twoAccountsShareNothing
        """
    ),
    (
        "Requests",
        """
        aHeaderOfTheTransportIsRefusedBeforeAnythingIsSent
        aHeaderWithALineBreakIsRefusedBeforeAnythingIsSent
        """
    ),
    (
        "Next pages",
        """
        aClaimOfAnotherOriginIsNotFetched aLongCursorIsKeptAs16Bytes aRepeatedLongTokenIsFoundAfterManyPages
        anotherOriginIsAnErrorAfterTheItems tooManyEmptyPagesAreAnError
        """
    ),
    (
        "Hostile servers and proxies",
        """
        aCertificateOfAnUnknownAuthorityIsRefusedAndNotRetryable aChainOfRedirectsLeavesDescriptorsForOthers
        aChunkHasAtMost64KiB aClientCertificateIsSentOnlyToItsOrigins
        aFastEndlessBodyNeedsNoMoreMemoryThanTheLimit aFullOriginDoesNotDelayOtherOrigins
        aHostileServerDelaysOnlyItsOwnCalls aLackOfDescriptorsIsAnErrorThatNamesTheLimit
        aMutatedResponseIsAnErrorOrAResponse aPinnedPublicKeyIsRequired
        aProcessCanExitDuringTransfersOverTLS aResponseThatIsCutOrResetIsALostConnection
        aServerWaitsForASlowConsumer aStreamOverURLSessionIsLimitedWhileItWaits
        aTargetThatIsNotAnHTTPURLIsAnError anErrorOfALongNextURLIsShort anExchangeHoldsAtMostTheLimit
        anUnusualHeadIsReadOrIsAnError compressedBytesInMemoryCountTowardsTheLimit
        connectionsThatAreKeptLeaveDescriptorsForOthers endlessTrailerFieldsAreAnError
        onlyAValidCertificateOfAnOwnAuthorityIsAccepted severalCodingsAndUnknownCodingsAreErrors
        silentOriginsDoNotUseUpTheDescriptors theCallsOfAllTransportsAreBounded
        theLimitCountsDecompressedBytesOfABody
        """
    ),
    (
        "`.urlSession` on Linux",
        """
        aLimitBelowASecondIsKept aTimeLimitIsKeptDuringAFastEndlessBody timeLimitsAreKeptOverURLSession
        """
    ),
    (
        "Files, crawls and recordings",
        """
        aBrokenFileIsAnErrorWithItsPath aClaimIsRecognizedByItsWholeToken aClaimOfAnotherOriginIsNotFetched
        aCredentialOfALayerIsNotInTheFile aCursorOfAnotherOriginIsNotFetched
        aFileIsNamedAfterTheMethodThePathAndTheQuery aFileIsNotWrittenIfASecretWouldStayInIt
        aFileThatCannotBeReplacedIsRefused aFileThatIsCreatedDuringTheCrawlIsNotReplaced
        aFileThatIsNotARegularFileIsRefused aFileThatIsTooLongIsRefused aFileWithASecondNameIsNotChanged
        aLieAboutTheRestOfARangeIsAnErrorOrDoesNoHarm aLieOfACoordinatorIsAnErrorOrDoesNoHarm
        aLieOfEtcdIsAnErrorOrDoesNoHarm aLinkIsNotFollowed aLinkThatRacesWithTheCrawlIsNotFollowed
        aLockThatIsNeverReleasedIsAnError aLogOfZerosIsNotReadIntoMemory
        aLogWithAURLOfAnotherOriginIsNotFollowed aLongNameIsShortenedAndItsFileIsFound
        aNewRecordingCanBeReadOnlyByTheUser aPartThatDoesNotMatchTheJobIsNotWrittenToTheLog
        aPathWithANULByteIsRefused aRecordWithAnImpossibleLimitIsRefused aRedirectAndAnErrorHaveNoSecret
        aRequestHasNoSecret aResponseHasNoSecret aSecretThatIsKnownLaterIsRemovedFromEarlierExchanges
        aSecretWithAnotherUnicodeNormalizationIsAnotherSecret aSharedValueHasAPlainNameAndABoundedSize
        aSharedValueIsChangedOrThereIsAnError aStateOfAnotherProgramIsLimited
        aStatusThatIsNotPossibleIsReported aTimelineReplacesNoFileOfAnotherProgram
        aTokenOfAResponseIsRemovedFromLaterPaths aURLThatIsAParameterIsNotFetchedFromAnotherOrigin
        anEditedFileIsNotChanged anEntryThatCannotBePlayedIsIgnored filesThatNoCrawlWroteAreNotChanged
        filesThatWereChangedNeedARestart noFileOfTheCacheContainsAKey noFileOfTheCacheContainsASecret
        noNumberOfAStatusOverflows noRequestIsSentToTheTargetOfARedirect numbersThatAreTooLargeAreLimited
        randomLiesNeverEndTheProcessOrLeaveTheFolder streamsHaveNoSecret theLoginIsNotRedirectedFromTLS
        theNameOfAPartIsMadeOfNumbersAndADigest
        """
    ),
    (
        "Terminal output and the loopback server",
        """
        aCharacterKeepsFewOfItsMarksAndACellIsBounded aClientThatSendsNothingIsDisconnected
        aCrawlEscapesControlCharacters aMisleadingNameIsEscaped aRequestToAnotherHostIsRefused
        aTargetWithAnotherHostIsRefused anErrorNeverRepeatsAControlCharacterOfAnArgument anUpgradeIsIgnored
        controlCharactersAreNotInACell equalIdentifiersGetNumbers furtherClientsWaitUntilAConnectionIsClosed
        invisibleAndControlCharactersAreNotInACell jsonOutputEscapesControlCharacters
        """
    ),
]
