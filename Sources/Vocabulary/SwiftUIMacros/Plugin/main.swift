import MacroExpansion

MacroPlugin.serve()
