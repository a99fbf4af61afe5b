import TestSupport
import Testing

/// Tests of what keeps objects. One at a time: some of it is shared by the whole program.
@Suite(.serialized, OwnDiagnostics()) enum SharedStores {}
