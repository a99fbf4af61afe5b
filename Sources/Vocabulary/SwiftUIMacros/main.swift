MacroPlugin.serve()
