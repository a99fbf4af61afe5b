import Testing

/// Tests of frameworks whose data is not there. One at a time: some of them stand in for the whole
/// program, such as the shared stores.
@Suite(.serialized, OwnDiagnostics()) enum InertFrameworks {}
