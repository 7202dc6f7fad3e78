import FetchingAccess

func tokens(of session: Session) -> SharedCredential<Tokens> {
    session.credential  // error: 'credential' is inaccessible due to 'internal' protection level
}
